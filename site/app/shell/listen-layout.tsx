import { Outlet } from 'react-router';

export default function ListenLayout() {
  return (
    <div className="layout-listen">
      <Outlet />
    </div>
  );
}
