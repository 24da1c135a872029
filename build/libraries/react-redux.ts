// The part of `react-redux` that browsers get: its hooks, without `connect`. A shared module cannot be tree-shaken. The
// import names a sub-path of the whole library, because its own name would lead back here.
export {
  Provider,
  ReactReduxContext,
  shallowEqual,
  useDispatch,
  useSelector,
  useStore,
} from 'react-redux/alternate-renderers';
