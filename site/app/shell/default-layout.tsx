import { Outlet } from 'react-router';

export default function DefaultLayout() {
  return (
    <div className="layout-default">
      <Outlet />
    </div>
  );
}
